import {
  type Message,
  type MessageChannel,
  type MessageState,
  messageChannels,
} from '@halyard/contracts/server/system-health.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import code from '../../../ui/layout/code.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { useChangeDeadLetters, useHealthMessages } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useLabel } from '../use-label.ts';

type Shown = { readonly channel: MessageChannel; readonly state: MessageState };

/** Replays or discards dead letters, and says so; what was discarded can be brought back. */
function useChange(channel: MessageChannel) {
  const { messages: text } = useMessages(systemHealthWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const toasts = useToasts();
  const { mutateAsync } = useChangeDeadLetters(channel);

  return async function change(asked: Parameters<typeof mutateAsync>[0]): Promise<void> {
    try {
      const { ids } = await mutateAsync(asked);
      const said = text.done[asked.change](ids.length, format.number(ids.length));
      const undo = { label: text.undo, run: () => void change({ change: 'restore', ids }) };
      toasts.show('success', said, asked.change === 'discard' && ids.length > 0 ? { action: undo } : {});
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  };
}

type RowsProps = {
  readonly state: MessageState;
  readonly messages: readonly Message[];
  readonly change: ReturnType<typeof useChange>;
};

function Rows({ state, messages, change }: RowsProps) {
  const text = useMessages(systemHealthWords);
  const format = useFormat();
  const { write } = useLabel();
  const { subject, reason, attempts, at } = text.outbox;
  const { titles, replay, discard, actions } = text.messages;
  const isDead = state === 'dead';
  return (
    <Table label={titles[state]} className={styles.table}>
      <thead>
        <tr>
          {[subject, at, attempts, reason, ...(isDead ? [actions] : [])].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((one) => (
          <tr key={one.id}>
            <Cell label={subject}>{write(one.about)}</Cell>
            <Cell label={at}>{format.dateTime(one.at)}</Cell>
            <Cell label={attempts}>{one.attempts === null ? text.none : format.number(one.attempts)}</Cell>
            <Cell label={reason}>
              {one.reason ?? text.none}
              {one.content && <Content content={one.content} />}
            </Cell>
            {isDead && (
              <Cell label={actions}>
                <div className={layout.wrap}>
                  {one.canReplay && (
                    <Button size="small" onClick={() => void change({ change: 'replay', ids: [one.id] })}>
                      {replay}
                    </Button>
                  )}
                  <Button size="small" onClick={() => void change({ change: 'discard', ids: [one.id] })}>
                    {discard}
                  </Button>
                </div>
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What a webhook sent and got back, for whoever has to find out why it was rejected. */
function Content({ content: { sent, reply } }: { readonly content: NonNullable<Message['content']> }) {
  const { messages: text } = useMessages(systemHealthWords);
  return (
    <details>
      <summary>{text.content}</summary>
      <h3>{text.payload}</h3>
      <pre className={code.code}>{sent}</pre>
      <h3>{text.reply}</h3>
      {reply ? <pre className={code.code}>{reply}</pre> : <p>{text.noReply}</p>}
    </details>
  );
}

/** Replays all that are dead, after a question that says how many. */
function ReplayAll({ count, change }: { readonly count: string; readonly change: RowsProps['change'] }) {
  const { messages: text, close } = useMessages(systemHealthWords);
  const [asks, setAsks] = useState(false);
  function replay() {
    setAsks(false);
    void change({ change: 'replay' });
  }
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        {text.replayAll}
      </Button>
      {asks && (
        <Question
          title={text.replayAll}
          yes={text.replay}
          no={text.back}
          closeLabel={close}
          onYes={replay}
          onClose={() => setAsks(false)}
        >
          <p>{text.replayMeans(count)}</p>
        </Question>
      )}
    </>
  );
}

function MessageList({ channel, state }: Shown) {
  const text = useMessages(systemHealthWords);
  const { messages: words } = text;
  const describeError = useDescribeError();
  const format = useFormat();
  const list = useHealthMessages(channel, state);
  const change = useChange(channel);
  if (list.isPending) return <Spinner label={text.loading} />;
  if (!list.data)
    return (
      <Banner tone="warning" error={list.error}>
        {describeError(list.error, words.loadFailed)}{' '}
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {text.again}
        </Button>
      </Banner>
    );
  const messages = list.data.pages.flatMap((page) => page.messages);
  const total = list.data.pages[0]?.total ?? 0;
  const count = words.count(total, format.number(total));
  return (
    <div className={layout.stack}>
      <div className={layout.split}>
        <p className={styles.about}>{total === 0 ? words.empty[state] : count}</p>
        {messages.some(({ canReplay }) => canReplay) && <ReplayAll count={count} change={change} />}
      </div>
      {messages.length > 0 && <Rows state={state} messages={messages} change={change} />}
      <OlderRows list={list} label={words.more} failure={words.loadFailed} />
    </div>
  );
}

type Props = Shown & {
  readonly onChannel: (channel: MessageChannel) => void;
  readonly onClose: () => void;
};

/** The messages behind a figure: what was sent, what is a dead letter, or all; never for whom. */
export function Messages({ channel, state, onChannel, onClose }: Props) {
  const { messages: text, outbox, close } = useMessages(systemHealthWords);
  const shown = messageChannels.filter((one) => state !== 'sent' || one !== 'source');
  const names = { source: text.source, ...outbox.channels };
  return (
    <Dialog title={text.titles[state]} closeLabel={close} onClose={onClose}>
      <Tabs
        label={outbox.channel}
        tabs={shown.map((id) => ({ id, label: names[id] }))}
        selected={channel}
        onSelect={onChannel}
      >
        <MessageList key={`${channel} ${state}`} channel={channel} state={state} />
      </Tabs>
    </Dialog>
  );
}
