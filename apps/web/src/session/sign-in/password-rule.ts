/** The provider's rule as far as a form can check it; common passwords are rejected by the provider itself. */
export const passwordMinLength = 8;

export const isTooShort = (password: string) => password.length < passwordMinLength;

// Something, an @, something with a dot in it: linear, and strict enough to catch slips. The code mail proves the rest.
export const isEmailLike = (value: string) => value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
