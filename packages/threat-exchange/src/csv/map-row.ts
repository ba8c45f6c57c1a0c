import { entityTypes, risks, strengths } from '@halyard/contracts/entities.ts';
import { descriptionMax, nameMax, sourceMax } from '@halyard/contracts/intelligence.ts';
import { threatSeverities, threatStatuses } from '@halyard/contracts/threats.ts';
import { countryMiddle } from '../country-middles.ts';
import type { ExchangeRecord, ImportItem, NamedConnection } from '../records.ts';
import { refusal } from '../refuse.ts';
import { threatKindOf } from '../stix/families.ts';
import { ObjectRefused } from '../stix/fields.ts';
import {
  type Cells,
  cell,
  choiceCell,
  confidenceCell,
  countryCell,
  instantCell,
  labelsCell,
  requiredCell,
  requiredChoiceCell,
  tlpCell,
} from './cells.ts';
import type { Layout } from './columns.ts';
import { uuidOf } from './row-ids.ts';

const typeMax = 100;

/** A row as a record or a connection, or why it is refused. `place` is its line. */
export function mapRow(place: string, fields: readonly string[], { columns, contents }: Layout): ImportItem {
  if (fields.length !== columns.length) {
    return refusal({ place, reason: 'wrong_column_count', detail: `${fields.length}/${columns.length}` });
  }
  const cells: Cells = new Map(columns.map((column, index) => [column, fields[index] ?? '']));
  try {
    if (contents === 'connections') return { kind: 'named_connection', place, connection: connectionIn(cells) };
    const record = contents === 'threats' ? threatIn(cells) : entityIn(cells);
    return { kind: 'record', place, record, createdBy: null };
  } catch (error) {
    if (!(error instanceof ObjectRefused)) throw error;
    return refusal({ place, reason: error.reason, detail: error.detail });
  }
}

function threatIn(cells: Cells): ExchangeRecord {
  const type = requiredCell(cells, 'type', typeMax);
  const seenAt = instantCell(cells, 'timestamp');
  return {
    ...recordIn(cells, threatKindOf(type), type),
    family: 'threat',
    severity: requiredChoiceCell(cells, 'severity', threatSeverities),
    status: choiceCell(cells, 'status', threatStatuses) ?? 'Active',
    ...{ seenAt, modifiedAt: seenAt },
  };
}

function entityIn(cells: Cells): ExchangeRecord {
  const type = requiredChoiceCell(cells, 'type', entityTypes);
  const seenAt = instantCell(cells, 'last_activity');
  return {
    ...recordIn(cells, type === 'Location' ? 'location' : 'identity', type),
    family: 'entity',
    risk: choiceCell(cells, 'risk', risks),
    ...{ seenAt, modifiedAt: seenAt },
  };
}

/** What threats and entities have in common. */
function recordIn(cells: Cells, kind: string, type: string): Omit<ExchangeRecord, 'family'> {
  const name = requiredCell(cells, 'name', nameMax);
  const source = cell(cells, 'source', sourceMax);
  const country = countryCell(cells);
  const middle = country === null ? null : countryMiddle(country);
  return {
    id: `${kind}--${uuidOf([type, name, source])}`,
    ...{ kind, type, name, source, country },
    description: cell(cells, 'description', descriptionMax),
    ...{ severity: null, severityAssumed: false, status: null, risk: null, sourceAssumed: false },
    confidence: confidenceCell(cells),
    tlp: tlpCell(cells),
    labels: labelsCell(cells),
    ...{
      latitude: middle?.latitude ?? null,
      longitude: middle?.longitude ?? null,
      accuracy: middle ? 'country' : null,
    },
    ...{ seenAt: null, createdAt: null, modifiedAt: null },
    ...{ acknowledgedAt: null, verdict: null, verdictReason: '', stix: '' },
  };
}

function connectionIn(cells: Cells): NamedConnection {
  return {
    sourceName: requiredCell(cells, 'source', nameMax),
    targetName: requiredCell(cells, 'target', nameMax),
    type: requiredCell(cells, 'type', typeMax),
    strength: choiceCell(cells, 'strength', strengths),
    lastContactAt: instantCell(cells, 'last_contact'),
  };
}
