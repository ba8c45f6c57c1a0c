export const connection = {
  lost: 'The server cannot be reached. Screens that you have opened stay usable with their last data, and what you type is kept. Trying to reconnect…',
  notLoaded: 'This screen has not been loaded',
  notLoadedReason: 'The connection is down. Screens that you opened before still work.',
  back: 'Back',
  receiving: (megabytes: string) => `Downloading: ${megabytes} MB so far`,
};
