const key = 'halyard.parting-words';

// In the tab's storage and not in the history entry: when a session ends, the guard of the route goes to /login on its
// own, and what a second navigation says would be lost or not, by chance.

/** Keeps what /login has to say once the session has ended. */
export const keepPartingWords = (storage: Storage, words: string): void => storage.setItem(key, words);

export const readPartingWords = (storage: Storage): string | undefined => storage.getItem(key) ?? undefined;

/** They are said once. */
export const forgetPartingWords = (storage: Storage): void => storage.removeItem(key);
