import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/** The words of the sample data panel. */
export const sampleData = {
  title: 'Sample data',
  about: 'This workspace contains fictional records labeled “Sample” for evaluation.',
  holds: 'Sample data in this workspace',
  records: (count: number, written: string) =>
    plural(count, { one: '1 threat, entity or connection', other: `${written} threats, entities and connections` }),
  incidents: (count: number, written: string) => plural(count, { one: '1 incident', other: `${written} incidents` }),
  playbooks: (count: number, written: string) => plural(count, { one: '1 playbook', other: `${written} playbooks` }),
  tasks: (count: number, written: string) => plural(count, { one: '1 task', other: `${written} tasks` }),
  schemas: (count: number, written: string) => plural(count, { one: '1 schema', other: `${written} schemas` }),
  policeFiles: (count: number, written: string) =>
    plural(count, { one: '1 file of police data', other: `${written} files of police data` }),
  sources: (count: number, written: string) => plural(count, { one: '1 source', other: `${written} sources` }),
  alerts: (count: number, written: string) =>
    plural(count, { one: '1 received alert', other: `${written} received alerts` }),
  people: (count: number, written: string) =>
    plural(count, { one: '1 account (kept)', other: `${written} accounts (kept)` }),
  failed: 'Failed to load sample data information.',
  retry: common.retry,
  loading: common.loading,
  empty: 'No sample data is left.',
  listFailed: 'Failed to load these records.',
  more: common.showMore,
  moreFailed: 'Failed to load more records.',
  taskOf: (owner: string) => `Task of ${owner}`,
  remove: 'Remove sample data',
  removing: 'Removing...',
  question: 'Remove all sample data?',
  goes: 'This removes the following records with their events and links:',
  stays: 'Accounts and everything that users added are kept. This cannot be undone.',
  backup: 'To be able to restore them, create a backup first: see “Backup and restore” in docs/operating.md.',
  cancel: common.cancel,
  close: common.close,
  removed: (count: number, written: string) =>
    plural(count, { one: '1 sample record removed', other: `${written} sample records removed` }),
  removeFailed: 'Failed to remove the sample data. Try again.',
};
