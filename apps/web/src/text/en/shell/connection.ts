export const connection = {
  lost: 'The server is not reachable. Screens you have opened remain available with their last data, and your input is kept. Reconnecting...',
  notLoaded: 'This screen has not been loaded',
  notLoadedReason: 'The connection is down. Screens that you opened before still work.',
  back: 'Back',
  receiving: (megabytes: string) => `Downloading: ${megabytes} MB so far`,
};
