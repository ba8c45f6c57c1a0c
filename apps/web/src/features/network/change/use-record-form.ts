import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import {
  type RecordFormOptions,
  useRecordForm as useCheckedForm,
  type Values,
} from '../../../records/edit/use-record-form.ts';

/** The form of a record of the network. */
export function useRecordForm<R, V extends Values, P, Reply>({ check, ...options }: RecordFormOptions<R, V, P, Reply>) {
  return useCheckedForm(useRecordEdit({ ...options, name: `network ${options.name}` }), check);
}
