import { defineMessages } from '../lazy-messages.ts';

/** The words of the steps that a sign-in may ask for, in all five languages. */
export const signInStepsWords = defineMessages({
  en: async () => (await import('../en/sign-in-steps.ts')).signInSteps,
  es: async () => (await import('../es/sign-in-steps.ts')).signInSteps,
  fr: async () => (await import('../fr/sign-in-steps.ts')).signInSteps,
  de: async () => (await import('../de/sign-in-steps.ts')).signInSteps,
  ja: async () => (await import('../ja/sign-in-steps.ts')).signInSteps,
});
