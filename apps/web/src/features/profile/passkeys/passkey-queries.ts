import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePasskey, listPasskeys, registerPasskey } from '../../../session/provider/passkey-client.ts';
import { useSessionStore } from '../../../session/session-provider.tsx';
import { useStepUp } from '../../../session/sign-in/step-up.ts';

const passkeysKey = ['profile', 'passkeys'] as const;

/** Passkeys are stored at the identity provider only; the console's own server is not called. */
function useReadPool() {
  const { getIdentityClient } = useSessionStore();
  return async () => (await getIdentityClient()).readPool();
}

export function usePasskeyList() {
  const readPool = useReadPool();
  return useQuery({ queryKey: passkeysKey, queryFn: async () => listPasskeys(await readPool()) });
}

export function useAddPasskey() {
  const readPool = useReadPool();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => stepUp(async () => registerPasskey(await readPool())),
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function useRemovePasskey() {
  const readPool = useReadPool();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => stepUp(async () => deletePasskey(await readPool(), id)),
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  });
}
