import type { Device } from '@halyard/contracts/accounts/profile.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeProgram } from '../../../text/describe-program.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import sections from '../../../ui/layout/sections.module.css';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Card } from '../card.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from '../profile.module.css';
import { useDeviceManagement, useDevices } from '../profile-queries.ts';
import { Question } from '../question.tsx';
import { useArrival } from '../use-arrival.ts';
import { DeviceRow } from './device-row.tsx';
import { useDeviceWork } from './use-device-work.ts';

/** Why there are none: no device yet, or tracking is off. */
function NoDevices() {
  const { devices: text } = useMessages(profileWords);
  const { data: isKept = true } = useDeviceManagement(true);
  if (isKept) return <p className={styles.quiet}>{text.none}</p>;
  return (
    <>
      <p className={styles.quiet}>{text.off}</p>
      <Link to="/settings" search={(kept) => ({ ...kept, tab: 'security' })}>
        {text.turnOn}
      </Link>
    </>
  );
}

type QuestionProps = { readonly device: Device; readonly onYes: () => void; readonly onClose: () => void };

function ForgetQuestion({ device, onYes, onClose }: QuestionProps) {
  const { devices: text, sessions } = useMessages(profileWords);
  return (
    <Question
      title={text.forgetTitle(describeProgram(device.name, sessions))}
      yes={text.forget}
      isDangerous
      onYes={onYes}
      onClose={onClose}
    >
      {device.current ? text.forgetCurrent : text.forgetQuestion}
    </Question>
  );
}

function DeviceRows({ devices }: { readonly devices: readonly Device[] }) {
  const { devices: text } = useMessages(profileWords);
  const { remember, forget, busy } = useDeviceWork();
  const [asked, setAsked] = useState<Device | null>(null);
  return (
    <>
      <p className={styles.quiet}>{text.about}</p>
      <ul className={sections.rows} aria-label={text.title}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={busy === device.id}
            onRemember={(remembered) => void remember(device, remembered)}
            onForget={() => setAsked(device)}
          />
        ))}
      </ul>
      {asked && (
        <ForgetQuestion
          device={asked}
          onYes={() => {
            setAsked(null);
            void forget(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The user's devices; `/profile#devices` links here. */
export function DevicesCard() {
  const { devices: text } = useMessages(profileWords);
  const { data, isPending, isError, refetch } = useDevices();
  useArrival('devices', !isPending);
  return (
    <Card title={text.title} id="devices" rows={data?.length}>
      {isPending && <Spinner label={text.loading} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{text.failed}</LoadFailed>}
      {data?.length === 0 && <NoDevices />}
      {data && data.length > 0 && <DeviceRows devices={data} />}
    </Card>
  );
}
