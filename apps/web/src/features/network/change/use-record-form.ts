import { useState } from 'react';
import { type RecordEditOptions, useRecordEdit } from '../../../records/edit/use-record-edit.ts';

/** What is in the fields of a form. */
export type Values = Readonly<Record<string, string>>;
type Problems<V, P> = Partial<Record<keyof V & string, P>>;

type Options<R, V extends Values, P, Reply> = RecordEditOptions<R, V, Reply> & {
  readonly check: (values: V) => Problems<V, P>;
};

/** The form of a record of the network; problems go when their field is edited. */
export function useRecordForm<R, V extends Values, P, Reply>({ check, ...options }: Options<R, V, P, Reply>) {
  const edit = useRecordEdit({ ...options, name: `network ${options.name}` });
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
