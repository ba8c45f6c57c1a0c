import { useContext, useId } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { LanguageContext } from '../../text/lazy-messages.ts';
import { connectionWords } from '../../text/loaders/shared.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';

const announceEveryMs = 1_000;
const megabyte = 1_000_000;

/**
 * Creates an `onReceived` for a call: it reports every second how much of the file has arrived. A short one reports
 * nothing.
 */
export function useDownloadProgress(): () => (bytes: number) => void {
  const language = useContext(LanguageContext);
  const format = useFormat();
  const toasts = useToasts();
  const key = useId();
  return () => {
    let saidAt = Date.now();
    return (bytes) => {
      if (Date.now() - saidAt < announceEveryMs) return;
      saidAt = Date.now();
      const say = ({ receiving }: { receiving: (megabytes: string) => string }) =>
        toasts.show('info', receiving(format.oneDecimal(bytes / megabyte)), { key });
      connectionWords.load(language).then(say, () => undefined);
    };
  };
}
