import { isDay } from '@halyard/contracts/format/calendar.ts';
import {
  type Connection,
  type ConnectionType,
  connectionTypes,
  type Strength,
  strengths,
} from '@halyard/contracts/intelligence/entities.ts';
import { descriptionMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { oneOf } from '../../../records/address/read-value.ts';
import type { ConnectionBody } from '../network-queries.ts';
import { type DayChoice, instantOf } from './day-choice.ts';
import { checkText, type FieldProblem } from './entity-values.ts';

/** The fields of the form of a connection, all of them as text; an empty one is nothing said. */
export type ConnectionValues = {
  readonly type: string;
  readonly strength: string;
  /** `YYYY-MM-DD`. */
  readonly lastContact: string;
  readonly description: string;
};

export const emptyConnection: ConnectionValues = {
  type: 'Association',
  strength: '',
  lastContact: '',
  description: '',
};

export const connectionValuesOf = (connection: Connection, dayOf: (instant: string) => string): ConnectionValues => ({
  type: connection.type,
  strength: connection.strength ?? '',
  lastContact: connection.lastContact === null ? '' : dayOf(connection.lastContact),
  description: connection.description,
});

export type ConnectionProblems = Partial<Record<keyof ConnectionValues, FieldProblem>>;

/** What is wrong with the fields; an empty object when the connection can be sent. */
export function checkConnection({ lastContact, description }: ConnectionValues): ConnectionProblems {
  const text = checkText(description, descriptionMax, false);
  const isGoodDay = lastContact === '' || isDay(lastContact);
  return { ...(!isGoodDay && { lastContact: 'day' as const }), ...(text && { description: text }) };
}

/** What is sent for values that were checked. */
export const toConnectionBody = (values: ConnectionValues, day: DayChoice): ConnectionBody => ({
  // Imports bring relations of their own; whoever edits one says which of ours it is.
  type: oneOf<ConnectionType>(connectionTypes, values.type) ?? 'Association',
  strength: oneOf<Strength>(strengths, values.strength) ?? null,
  lastContact: instantOf(values.lastContact, day),
  description: values.description.trim(),
});
