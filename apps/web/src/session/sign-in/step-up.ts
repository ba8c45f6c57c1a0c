import { createContext, useContext } from 'react';

/** The user did not re-enter the password: the action has not happened. */
export class StepUpDeclined extends Error {}

/** Runs the work; if the server requires a recent sign-in first, asks for the password and runs it again. */
export type StepUp = <T>(work: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<StepUp>((work) => work());

/** For calls that the server may answer with `recent_sign_in_required`. Rejects with `StepUpDeclined` after a Cancel. */
export const useStepUp = (): StepUp => useContext(StepUpContext);
