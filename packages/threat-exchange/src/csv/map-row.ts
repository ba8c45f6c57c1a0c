import { withoutGuard } from '@halyard/contracts/format/formula-guard.ts';
import type { CsvContents } from '@halyard/contracts/intelligence/csv-columns.ts';
import { entityTypes, risks, strengths } from '@halyard/contracts/intelligence/entities.ts';
import { descriptionMax, type Family, families, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { type ThreatSeverity, threatSeverities, threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { countryMiddle } from '../country-centroids.ts';
import type { ExchangeRecord, ImportItem, NamedConnection } from '../records.ts';
import { rejection } from '../reject.ts';
import { familyOf, threatKindOf } from '../stix/families.ts';
import { ObjectRejected } from '../stix/fields.ts';
import type { GeoLocation } from '../stix/location-of.ts';
import { shortName } from '../stix/name-of.ts';
import { writeRecord } from '../stix/write-object.ts';
import {
  type Cells,
  cell,
  choiceCell,
  confidenceCell,
  countryCell,
  degreesCell,
  idCell,
  instantCell,
  labelsCell,
  requiredCell,
  requiredChoiceCell,
  tlpCell,
} from './cells.ts';
import type { Layout } from './columns.ts';
import { mapValue } from './map-value.ts';
import { uuidOf } from './row-ids.ts';

const typeMax = 100;
const idMax = 64;

/** A row as a record or a connection, or why it is rejected. `place` is its line, `now` milliseconds since 1970. */
export function mapRow(
  place: string,
  fields: readonly string[],
  { columns, contents, everyType }: Layout,
  now: number,
): ImportItem {
  if (fields.length !== columns.length) {
    return rejection({ place, reason: 'wrong_column_count', detail: `${fields.length}/${columns.length}` });
  }
  const named = columns.flatMap((column, index): [string, string][] =>
    column === null ? [] : [[column, withoutGuard(fields[index] ?? '')]],
  );
  const cells: Cells = new Map(everyType === null ? named : [['type', everyType], ...named]);
  try {
    if (contents === 'values') return mapValue(place, cells, now);
    if (contents === 'connections') return { kind: 'named_connection', place, connection: connectionIn(cells) };
    const record = withShortName(readers[familyOfRow(cells, contents)](cells));
    return { kind: 'record', place, record, createdBy: null };
  } catch (error) {
    if (!(error instanceof ObjectRejected)) throw error;
    return rejection({ place, reason: error.reason, detail: error.detail });
  }
}

/** Of any length: lists show its beginning, and the whole of it is in the object. */
const nameCell = (cells: Cells, column: string) => requiredCell(cells, column, Number.POSITIVE_INFINITY);

function withShortName(record: ExchangeRecord): ExchangeRecord {
  const name = shortName(record.name);
  return name === record.name ? record : { ...record, name, stix: writeRecord(record, () => undefined) };
}

const familyOfContents = { threats: 'threat', entities: 'entity' } as const;

const familyOfRow = (cells: Cells, contents: Exclude<CsvContents, 'connections' | 'values'>): Family =>
  contents === 'records' ? requiredChoiceCell(cells, 'family', families) : familyOfContents[contents];

/** A severity assumed by a rule is not stated: it is exported beside a `yes`, and an empty cell states nothing. */
function severityIn(cells: Cells): ThreatSeverity | null {
  const severity = choiceCell(cells, 'severity', threatSeverities);
  return choiceCell(cells, 'severity_assumed', ['yes', 'no']) === 'yes' ? null : severity;
}

function threatIn(cells: Cells): ExchangeRecord {
  const type = requiredCell(cells, 'type', typeMax);
  return {
    ...recordIn(cells, { family: 'threat', kind: threatKindOf(type), type }),
    severity: severityIn(cells),
    status: choiceCell(cells, 'status', threatStatuses) ?? 'Active',
  };
}

/** Custom types are restored only with the id that they were exported with. */
function entityIn(cells: Cells): ExchangeRecord {
  const isExported = idCell(cells, 'id') !== null;
  const type = isExported ? requiredCell(cells, 'type', typeMax) : requiredChoiceCell(cells, 'type', entityTypes);
  return recordIn(cells, { family: 'entity', kind: type === 'Location' ? 'location' : 'identity', type });
}

/** The type of a reference is known only from its id. */
function referenceIn(cells: Cells): ExchangeRecord {
  requiredCell(cells, 'id', idMax);
  return recordIn(cells, { family: 'reference', kind: '', type: requiredCell(cells, 'type', typeMax) });
}

const readers = { threat: threatIn, entity: entityIn, reference: referenceIn } as const;

type Identity = Pick<ExchangeRecord, 'family' | 'kind' | 'type'>;

/** The exported id of the row, else one derived from its content. */
function identityOf(cells: Cells, { family, kind, type }: Identity): Pick<ExchangeRecord, 'id' | 'kind'> {
  const id = idCell(cells, 'id');
  if (id === null) {
    const parts = [type, nameCell(cells, 'name'), cell(cells, 'source', sourceMax)];
    return { id: `${kind}--${uuidOf(parts.map((part) => part.trim()))}`, kind };
  }
  const stated = id.slice(0, id.indexOf('--'));
  if (familyOf(stated) !== family) throw new ObjectRejected('bad_field', `id: ${id}`);
  return { id, kind: stated };
}

function locationIn(cells: Cells): GeoLocation {
  const country = countryCell(cells);
  const latitude = degreesCell(cells, 'latitude', 90);
  const longitude = degreesCell(cells, 'longitude', 180);
  const accuracy = choiceCell(cells, 'accuracy', ['point', 'country']);
  if (latitude !== null && longitude !== null) return { country, latitude, longitude, accuracy: accuracy ?? 'point' };
  if (latitude !== null) throw new ObjectRejected('missing_field', 'longitude');
  if (longitude !== null) throw new ObjectRejected('missing_field', 'latitude');
  const middle = country === null ? null : countryMiddle(country);
  return middle ? { country, ...middle, accuracy: 'country' } : { country, latitude, longitude, accuracy: null };
}

/** Common columns of threats and entities. */
function recordIn(cells: Cells, identity: Identity): ExchangeRecord {
  const seenAt = instantCell(cells, 'timestamp') ?? instantCell(cells, 'last_activity');
  return {
    family: identity.family,
    type: identity.type,
    ...identityOf(cells, identity),
    name: nameCell(cells, 'name'),
    source: cell(cells, 'source', sourceMax),
    description: cell(cells, 'description', descriptionMax),
    severity: null,
    status: null,
    risk: choiceCell(cells, 'risk', risks),
    sourceAssumed: false,
    confidence: confidenceCell(cells),
    tlp: tlpCell(cells),
    labels: labelsCell(cells),
    ...locationIn(cells),
    seenAt,
    createdAt: null,
    modifiedAt: instantCell(cells, 'modified') ?? seenAt,
    acknowledgedAt: null,
    verdict: null,
    verdictReason: '',
    stix: '',
  };
}

/** An exported row has the ids of its ends beside their names. */
const endIn = (cells: Cells, column: 'source' | 'target') =>
  idCell(cells, `${column}_id`) ?? shortName(nameCell(cells, column));

function connectionIn(cells: Cells): NamedConnection {
  const lastContactAt = instantCell(cells, 'last_contact');
  return {
    id: idCell(cells, 'id'),
    sourceName: endIn(cells, 'source'),
    targetName: endIn(cells, 'target'),
    type: requiredCell(cells, 'type', typeMax),
    strength: choiceCell(cells, 'strength', strengths),
    description: cell(cells, 'description', descriptionMax),
    confidence: confidenceCell(cells),
    tlp: tlpCell(cells),
    lastContactAt,
    modifiedAt: instantCell(cells, 'modified') ?? lastContactAt,
  };
}
