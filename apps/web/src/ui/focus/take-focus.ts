/** For the `ref` of the control where the keyboard begins. */
export const takeFocus = (control: HTMLElement | null): void => control?.focus();
