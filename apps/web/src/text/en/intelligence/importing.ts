import { common } from '../common.ts';
/** Common texts of screens with file uploads. */
export const importing = {
  retry: common.retry,
  close: common.close,
  units: {
    bytes: (count: string) => `${count} B`,
    kilobytes: (count: string) => `${count} KB`,
    megabytes: (count: string) => `${count} MB`,
    gigabytes: (count: string) => `${count} GB`,
  },

  choose: 'Choose files',
  drop: 'or drop them here',
  dropNow: 'Drop the files to import them',
  list: 'Uploads',
  waiting: 'Queued',
  sending: (name: string) => `Upload of ${name}`,
  sent: (percent: string, sent: string, total: string) => `${percent} sent, ${sent} of ${total}`,
  checking: 'Upload complete. Starting import...',
  stop: (name: string) => `Cancel the upload of ${name}`,
  again: (name: string) => `Try again: ${name}`,
  dismiss: (name: string) => `Dismiss: ${name}`,
  stored: (name: string) => `${name} uploaded. Import started.`,
  failed: 'The upload failed. The file was not imported.',
  unreachable: 'The connection was lost. The file was not imported. Try again.',
  empty: 'This file is empty. There is nothing to import.',

  leave: {
    title: 'Uploads in progress',
    question: 'If you leave now, files that are still uploading will not be imported.',
    leave: 'Leave',
    stay: common.stay,
  },
};
