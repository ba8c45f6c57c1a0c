import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { getHealth } from '@halyard/contracts/server/health.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useSession } from '../../../session/session.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { aboutWords } from '../../../text/loaders/administration.ts';
import { useProduct } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './about.module.css';

const license = 'Apache-2.0';

/** The version that the server runs. */
function Version() {
  const text = useMessages(aboutWords);
  const call = useApi();
  const health = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => call(getHealth, { signal }) });
  if (health.data) return health.data.version;
  if (health.isPending) return text.loading;
  return (
    <>
      {text.failed}{' '}
      <Button size="small" busy={health.isFetching} onClick={() => void health.refetch()}>
        {text.retry}
      </Button>
    </>
  );
}

/** Version and license of the product; administrators also see which identity provider is in use. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages(aboutWords);
  const { name, outboundServices = [] } = useProduct();
  const { currentUser } = useSession();
  const isAdministrator = currentUser !== null && fromAccountRole(currentUser.role) === 'admin';
  const isKnown = !outboundServices.includes('unknown');
  return (
    <Dialog title={text.open(name)} closeLabel={text.close} onClose={onClose}>
      <dl className={styles.facts}>
        <Fact label={text.version}>
          <Version />
        </Fact>
        <Fact label={text.license}>{license}</Fact>
        <Fact label={text.accessibility}>{text.conformance}</Fact>
        {isAdministrator && isKnown && (
          <Fact label={text.identity}>
            {outboundServices.includes('cloud_pool') ? text.identities.cloud : text.identities.embedded}
          </Fact>
        )}
      </dl>
      <a href="/third-party-notices.txt" target="_blank" rel="noreferrer">
        {text.notices}
      </a>
    </Dialog>
  );
}
