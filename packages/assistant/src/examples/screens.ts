/** Questions by the screen that they are offered on; with a subject where a record of it is open, `*` anywhere. */
export type Examples = Readonly<Record<string, readonly string[]>>;
