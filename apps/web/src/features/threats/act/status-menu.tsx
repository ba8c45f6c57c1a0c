import { type ThreatStatus, threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { ChevronDown } from 'lucide-react';
import { ThreatStatusMark } from '../../../records/marks/status-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';

type Props = {
  readonly className: string | undefined;
  /** The status that it has already; it cannot be chosen again. */
  readonly present?: ThreatStatus;
  readonly onStatus: (status: ThreatStatus) => void;
};

/** The statuses to choose from; nothing changes before one is taken. */
export function StatusMenu({ className, present, onStatus }: Props) {
  const text = useMessages(threatsWords);
  return (
    <Menu
      className={className}
      trigger={
        <>
          {text.bulk.status}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {(close) =>
        threatStatuses
          .filter((status) => status !== present)
          .map((status) => (
            <button
              key={status}
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                onStatus(status);
              }}
            >
              <ThreatStatusMark status={status} />
            </button>
          ))
      }
    </Menu>
  );
}
