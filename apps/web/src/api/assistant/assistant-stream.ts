import { type AssistantFrame, type AssistantReply, assistantFrame } from '@halyard/contracts/work/assistant.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import { TransportError } from '../errors/transport-error.ts';
import { UnusableReply } from '../errors/unusable-reply.ts';
import { readAssistantReply } from './assistant-reply.ts';

/** Frames of a streamed answer before it is complete. */
export type ProgressFrame = Exclude<AssistantFrame, { readonly frame: 'done' }>;

const doneFrame = z.object({ frame: z.literal('done'), reply: z.unknown() });

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new UnusableReply('invalid', cause);
  }
}

/**
 * Reads a streamed answer, reports each frame and resolves with the last one's reply. Rejects if the stream ends before
 * that. `onAlive` is called for every chunk, comments included.
 */
export async function readAssistantStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onFrame, onAlive }: { readonly onFrame: (frame: ProgressFrame) => void; readonly onAlive: () => void },
): Promise<AssistantReply> {
  let reply: AssistantReply | undefined;

  function take({ data }: EventSourceMessage) {
    const said = parse(data);
    const done = doneFrame.safeParse(said);
    if (done.success) {
      reply ??= readAssistantReply(done.data.reply);
      return;
    }
    const { data: frame } = assistantFrame.safeParse(said);
    // A newer server may send values unknown to this console.
    if (frame && frame.frame !== 'done') onFrame(frame);
  }

  const parser = createParser({ onEvent: take });
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onAlive();
    parser.feed(value);
    if (reply) {
      await reader.cancel();
      return reply;
    }
  }
  throw new TransportError({ problem: 'unreachable' });
}
