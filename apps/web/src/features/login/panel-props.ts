/** What every panel of a sign-in step is given. */
export type PanelProps = { readonly onAnswer: (answer: string) => void; readonly isBusy: boolean };
