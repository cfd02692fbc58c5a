//! `exp` and `ln` that are the same to the last bit on every machine.
//!
//! Those of `std` are the platform's, and differ from one to the next and from one version to another in their last bits. These use only
//! what IEEE 754 fixes to the bit: `+`, `-`, `*`, `/`, and scaling by powers of two. (`f64::sqrt` is fixed too, and used as it is.)

use std::f64::consts::{LN_2, SQRT_2};

/// The first bits of ln 2, few enough that a whole number below 2²¹ times them is exact.
const LN_2_HIGH: f64 = f64::from_bits(0x3FE6_2E42_FEE0_0000);
/// The rest of ln 2.
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

/// e to the power of `x`, right to about one unit in the last place. Beyond ±700 it is as at ±700.
pub(super) fn exp(x: f64) -> f64 {
    let x = x.clamp(-700.0, 700.0);
    let twos = (x / LN_2).round();
    let rest = (x - twos * LN_2_HIGH) - twos * LN_2_LOW;
    // Taylor's series, from its smallest term; |rest| < 0.35, so that what is left out is below 2⁻⁶⁰.
    let series = (1..=14u8)
        .rev()
        .fold(1.0, |sum, n| 1.0 + sum * rest / f64::from(n));
    series * power_of_two(twos)
}

/// The natural logarithm of a positive, normal number, right to about one unit in the last place.
pub(super) fn ln(x: f64) -> f64 {
    debug_assert!(x.is_normal() && x > 0.0, "the logarithm of {x}");
    let exponent = (x.to_bits() >> 52) as i32 - 1023;
    let mantissa = f64::from_bits(x.to_bits() & 0x000F_FFFF_FFFF_FFFF | 1023 << 52);
    let (mantissa, twos) = if mantissa > SQRT_2 {
        (mantissa / 2.0, f64::from(exponent + 1))
    } else {
        (mantissa, f64::from(exponent))
    };
    // ln m = 2 artanh s, with |s| < 0.172.
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let series = (0..=10u8)
        .rev()
        .fold(0.0, |sum, n| sum * (s * s) + 1.0 / f64::from(2 * n + 1));
    twos * LN_2_HIGH + (twos * LN_2_LOW + 2.0 * s * series)
}

/// Two to the power of a whole number between -1022 and 1023.
fn power_of_two(whole: f64) -> f64 {
    f64::from_bits(((whole as i64 + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far two numbers are apart, in units of the last place.
    fn apart(a: f64, b: f64) -> u64 {
        a.to_bits().abs_diff(b.to_bits())
    }

    #[test]
    fn exp_is_that_of_the_library_to_the_last_bits() {
        for step in -279_000..=279_000 {
            let x = f64::from(step) / 400.0 + 0.000_123;
            assert!(apart(exp(x), x.exp()) <= 3, "{x}: {} {}", exp(x), x.exp());
        }
        assert_eq!(exp(0.0), 1.0);
    }

    #[test]
    fn ln_is_that_of_the_library_to_the_last_bits() {
        for step in -40_000..=40_000 {
            let x = exp(f64::from(step) / 100.0 + 0.003);
            assert!(apart(ln(x), x.ln()) <= 3, "{x}: {} {}", ln(x), x.ln());
        }
        assert_eq!(ln(1.0), 0.0);
    }

    #[test]
    fn their_bits_are_these_on_every_machine() {
        let bits = |f: fn(f64) -> f64| {
            (1..=10_000).fold(0u64, |sum, n| {
                let x = f(f64::from(n) / 512.0);
                sum.rotate_left(1) ^ x.to_bits()
            })
        };
        assert_eq!(bits(exp), 4_438_648_689_387_415_879);
        assert_eq!(bits(ln), 2_890_282_562_545_190_308);
    }
}
