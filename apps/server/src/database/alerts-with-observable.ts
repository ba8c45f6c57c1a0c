import { refang } from '@halyard/observables';
import { type SqlBool, sql } from 'kysely';
import { fold } from './fold.ts';

// As long as the keys of the table are.
const keyMax = 200;

/** Whether an alert has an observable of that value, written in whatever case, defanged or not. */
export function alertHas(value: string) {
  const key = [...fold(refang(value.trim()))].slice(0, keyMax).join('');
  return sql<SqlBool>`alerts.id in (select object_id from observable_uses
    inner join observables on observables.id = observable_uses.observable_id
    where value_key = ${key} and shown = 1 and object_type = 'alert'
      and observable_uses.deleted_at is null and observable_uses.hidden = 0)`;
}
