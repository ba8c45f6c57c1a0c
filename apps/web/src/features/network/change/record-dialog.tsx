import { RecordDialog as AnyRecordDialog, type RecordDialogProps } from '../../../records/edit/record-dialog.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';

/** The form of a record of the network in a window of its own. */
export function RecordDialog(props: Omit<RecordDialogProps, 'words'>) {
  const { close, cancel, form } = useMessages(networkWords);
  const { saving, notSaved, continueEditing } = form;
  return <AnyRecordDialog words={{ close, cancel, saving, notSaved, continueEditing }} {...props} />;
}
