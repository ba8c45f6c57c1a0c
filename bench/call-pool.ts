/** One call to a user pool or identity pool. `target` is the service and the operation, with a dot between. */
export type PoolCall = {
  readonly address: string;
  readonly target: string;
  readonly input: object;
  /** Opens the internal door of the product. */
  readonly adminToken?: string;
};

/** Calls a pool as its clients do; an error throws. */
export async function callPool(call: PoolCall): Promise<Readonly<Record<string, unknown>>> {
  const { address, target, input, adminToken } = call;
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': target,
      ...(adminToken !== undefined && { 'x-halyard-admin-token': adminToken }),
    },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as Readonly<Record<string, unknown>>;
  if (!answer.ok) throw new Error(`${target}: ${JSON.stringify(body)}`);
  return body;
}
