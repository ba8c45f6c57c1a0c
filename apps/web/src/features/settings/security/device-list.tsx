import type { Device } from '@halyard/contracts/profile.ts';
import { useState } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { StepUpDeclined } from '../../../session/step-up.ts';
import { usePack } from '../../../text/pack.ts';
import { settingsWords } from '../../../text/settings-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { Question } from '../question.tsx';
import styles from '../settings.module.css';
import { useDevices, useForgetDevice } from '../settings-queries.ts';

const aMinuteMs = 60_000;

function DeviceRow({ device, onForget }: { readonly device: Device; readonly onForget: () => void }) {
  const { devices: text } = usePack(settingsWords);
  const format = useFormat();
  const { name, current, remembered, lastUsedAt, address } = device;
  const when = format.relative(lastUsedAt, useNow(aMinuteMs));
  return (
    <li className={styles.line}>
      <div>
        <span className={styles.name}>{name}</span>
        {current && <span className={styles.badge}>{text.current}</span>}
        {remembered && <span className={styles.badge}>{text.remembered}</span>}
        <p className={styles.quiet} title={format.dateTime(lastUsedAt)}>
          {address ? text.lastUsedFrom(when, address) : text.lastUsed(when)}
        </p>
      </div>
      <Button size="small" aria-label={text.forgetName(name)} onClick={onForget}>
        {text.forget}
      </Button>
    </li>
  );
}

function useForgetting() {
  const { devices: text } = usePack(settingsWords);
  const toasts = useToasts();
  const { mutateAsync: forget } = useForgetDevice();
  return async ({ id, name }: Device) => {
    try {
      await forget(id);
      toasts.show('success', text.forgotten(name));
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) toasts.show('error', text.forgetFailed);
    }
  };
}

function Devices() {
  const text = usePack(settingsWords);
  const { data: devices, isPending, isError, refetch } = useDevices();
  const [asked, setAsked] = useState<Device | null>(null);
  const forget = useForgetting();
  if (isPending) return <p role="status">{text.devices.loading}</p>;
  return (
    <>
      {isError && (
        <p role="status" className={styles.note}>
          {text.devices.failed}
          <Button size="small" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {devices?.length === 0 && <p className={styles.quiet}>{text.devices.none}</p>}
      <ul className={styles.rows} aria-label={text.devices.title}>
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} onForget={() => setAsked(device)} />
        ))}
      </ul>
      {asked && (
        <Question
          title={text.devices.forgetTitle(asked.name)}
          isDangerous
          yes={text.devices.forget}
          onYes={() => {
            setAsked(null);
            void forget(asked);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{text.devices.forgetQuestion}</p>
        </Question>
      )}
    </>
  );
}

type Props = { /** As saved. */ readonly isKept: boolean /** As chosen. */; readonly willBeKept: boolean };

/** The devices under their toggle, and what saving would do to them. */
export function DeviceList({ isKept, willBeKept }: Props) {
  const { devices: text } = usePack(settingsWords);
  if (!isKept) return willBeKept && <p className={styles.quiet}>{text.willList}</p>;
  return (
    <div className={styles.stack}>
      <h3>{text.title}</h3>
      {!willBeKept && <p className={styles.note}>{text.willForget}</p>}
      <Devices />
    </div>
  );
}
