#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| shinar_fuzz::locales::check(data));
