import type { ImportPreview } from '@halyard/contracts/intelligence/import-preview.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useCancelImport } from '../import-queries.ts';
import { usePublish } from './preview-queries.ts';
import { selectedOf } from './types-panel.tsx';

/** Publishes, keeps or discards a preview, and links back to the imports. */
export function usePreviewEnd(preview: ImportPreview) {
  const text = useMessages(importPreviewWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { id } = preview.import;
  const publishing = usePublish(id);
  const discarding = useCancelImport();
  const show = (search: { readonly import?: string }) => void navigate({ to: '/imports', search });
  return {
    isPublishing: publishing.isPending,
    isDiscarding: discarding.isPending,
    async publish() {
      if (publishing.isPending || selectedOf(preview) === 0) return;
      try {
        await publishing.mutateAsync();
        show({ import: id });
      } catch (error) {
        toasts.show('error', describeError(error, text.publishFailed), { error });
      }
    },
    keep() {
      if (preview.until) toasts.show('success', text.savedForLater(format.dateTime(preview.until)));
      show({});
    },
    async discard() {
      try {
        await discarding.mutateAsync(id);
        toasts.show('success', text.discarded);
        show({});
      } catch (error) {
        toasts.show('error', describeError(error, text.discardFailed), { error });
      }
    },
  };
}

export type PreviewEnd = ReturnType<typeof usePreviewEnd>;

type Props = { readonly preview: ImportPreview; readonly end: PreviewEnd };

/** Discard, Save for later, and Publish with the number that it writes. */
export function PreviewActions({ preview, end }: Props) {
  const text = useMessages(importPreviewWords);
  const { number } = useFormat();
  const { mayWith } = useRights();
  const [isAsking, setAsking] = useState(false);
  const selected = selectedOf(preview);
  return (
    <>
      {mayWith('imports', 'delete', preview.import) && (
        <Button variant="quiet" busy={end.isDiscarding} onClick={() => setAsking(true)}>
          {text.discard}
        </Button>
      )}
      <Button onClick={end.keep}>{text.later}</Button>
      <Button
        variant="primary"
        busy={end.isPublishing}
        disabled={selected === 0}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void end.publish()}
      >
        {text.publish(selected, number(selected))}
      </Button>
      {isAsking && (
        <Question
          title={text.discardTitle}
          yes={text.discard}
          no={text.keep}
          closeLabel={text.close}
          isDangerous
          isBusy={end.isDiscarding}
          onYes={() => void end.discard()}
          onClose={() => setAsking(false)}
        >
          <p>{text.discardAbout(preview.import.fileName)}</p>
        </Question>
      )}
    </>
  );
}
