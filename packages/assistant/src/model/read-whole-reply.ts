import * as z from 'zod/mini';

const whole = z.looseObject({
  choices: z.array(
    z.looseObject({
      message: z.looseObject({ tool_calls: z.optional(z.nullable(z.array(z.looseObject({})))) }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A chat completion that came in one piece, written as the stream that was asked for: some servers do not stream, or
 * not while tools are offered. What is no chat completion is passed on as it is.
 */
export function asEvents(text: string): string {
  const reply = whole.safeParse(parse(text));
  if (!reply.success) return text;
  const choices = reply.data.choices.map(({ message, finish_reason }) => ({
    index: 0,
    delta: { ...message, tool_calls: message.tool_calls?.map((call, index) => ({ ...call, index })) ?? undefined },
    finish_reason: finish_reason ?? 'stop',
  }));
  return `data: ${JSON.stringify({ ...reply.data, object: 'chat.completion.chunk', choices })}\n\ndata: [DONE]\n\n`;
}
