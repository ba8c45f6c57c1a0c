/** Beside every error that takes the place of a screen. */
export const errorHelp = {
  title: 'Next steps',
  reload: 'Reload the page. Short interruptions are often over by then.',
  connection: 'Check that this device is connected to the network.',
  ask: 'If it does not work, ask the administrator of this installation.',
  time: 'Time (UTC)',
  address: 'Address',
};
