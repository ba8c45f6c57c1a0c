import { createContext, useContext } from 'react';

/** The person would not give the password again: what was asked for has not happened. */
export class StepUpDeclined extends Error {}

/** Does the work; when the server wants a recent sign-in first, asks for the password and does it once more. */
export type StepUp = <T>(work: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<StepUp>((work) => work());

/** For calls that the server may answer with `recent_sign_in_required`. Rejects with `StepUpDeclined` after a Cancel. */
export const useStepUp = (): StepUp => useContext(StepUpContext);
