import { tlpMarking } from '@halyard/threat-exchange';
import type { ObservablesTable } from '../../../database/tables/observables-schema.ts';
import { uuidOf } from '../../../platform/replies/uuid-of.ts';

type Row = Pick<ObservablesTable, 'id' | 'type' | 'value' | 'created_at' | 'tlp'>;

const hashNames: Readonly<Record<number, string>> = {
  32: 'MD5',
  40: 'SHA-1',
  56: 'SHA-224',
  64: 'SHA-256',
  96: 'SHA-384',
  128: 'SHA-512',
};

const timeOf = (ms: number) => new Date(Number(ms)).toISOString();

/** The properties of STIX 2.1 (chapter 6) that contain the value; for hosts, which have no STIX object, our own. */
function propertiesOf({ type, value, created_at }: Row): object {
  switch (type) {
    case 'file-hash':
      return { type: 'file', hashes: { [hashNames[value.length] ?? 'MD5']: value } };
    case 'file-name':
      return { type: 'file', name: value };
    case 'user-account':
      return { type, account_login: value };
    case 'process':
      return { type, command_line: value };
    case 'registry-key':
      return { type: 'windows-registry-key', key: value };
    case 'cve':
      return {
        type: 'vulnerability',
        created: timeOf(created_at),
        modified: timeOf(created_at),
        name: value,
        external_references: [{ source_name: 'cve', external_id: value }],
      };
    case 'host':
      return { type: 'x-halyard-host', name: value };
    default:
      return { type, value };
  }
}

/** An observable as an object of STIX 2.1: a cyber-observable, or a vulnerability, with its deterministic id. */
export const toStixObject = (row: Row): object =>
  Object.assign(
    { spec_version: '2.1', id: row.id },
    row.tlp === null ? {} : { object_marking_refs: [tlpMarking(row.tlp)] },
    propertiesOf(row),
  );

/** The id of a bundle of these observables: the same ones in the same order have the same. */
export const bundleIdOf = (ids: readonly string[]): string => `bundle--${uuidOf(ids.join('\n'))}`;
