import { createContext, useContext } from 'react';

/** A question for the assistant that was typed elsewhere; each one is its own object. */
export type AskedQuestion = { readonly question: string };

type Value = { readonly asked: AskedQuestion | null; readonly ask: (question: string) => void };

export const AskedQuestionContext = createContext<Value>({ asked: null, ask: () => {} });

/** The newest question typed elsewhere, and a function to ask one: the panel opens and asks it. */
export const useAskedQuestion = (): Value => useContext(AskedQuestionContext);
