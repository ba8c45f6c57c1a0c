import { useState } from 'react';
import type { RecordEditOptions, useRecordEdit } from './use-record-edit.ts';

/** The values of a form. */
export type Values = Readonly<Record<string, string>>;
type Problems<V, P> = Partial<Record<keyof V & string, P>>;
type Check<V, P> = (values: V) => Problems<V, P>;

export type RecordFormOptions<R, V extends Values, P, Reply> = RecordEditOptions<R, V, Reply> & {
  readonly check: Check<V, P>;
};

/** The form of an edited record; an error is cleared when its field is edited. */
export function useRecordForm<R, V extends Values, P, Reply>(
  edit: ReturnType<typeof useRecordEdit<R, V, Reply>>,
  check: Check<V, P>,
) {
  const [problems, setProblems] = useState<Problems<V, P>>({});
  const [checkedAt, setCheckedAt] = useState(0);

  function change(next: Partial<V>) {
    edit.change(next);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in next))) as typeof problems);
  }

  function submit() {
    const found = check(edit.values);
    setProblems(found);
    if (Object.keys(found).length > 0) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  return { ...edit, problems, checkedAt, change, submit };
}
