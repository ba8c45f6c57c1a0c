import { type Retention, retention } from '@halyard/contracts/server/retention.ts';
import { JoiningText, type JoiningWords, useJoiningText } from '../../text/joining-text.tsx';
import { useProduct } from '../../text/product.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './login.module.css';

export type LegalDocument = 'terms' | 'privacy' | 'support';

type Props = { readonly document: LegalDocument; readonly onClose: () => void };

type Service = keyof JoiningWords['legal']['services'];

/** Data recipients, as this installation is configured. */
function Outside({ services }: { readonly services: readonly string[] }) {
  const { legal } = useJoiningText();
  const known = (Object.keys(legal.services) as Service[]).filter((service) => services.includes(service));
  if (known.length === 0) return <p>{services.length === 0 ? legal.nothingSent : legal.servicesUnknown}</p>;
  return (
    <>
      <p>{legal.sent}</p>
      <ul>
        {known.map((service) => (
          <li key={service}>{legal.services[service]}</li>
        ))}
      </ul>
    </>
  );
}

/** How long deliveries are kept is the operator's choice, which the server writes into the page. */
function readKept(page: Document): Retention {
  const given = page.querySelector<HTMLMetaElement>('meta[name="delivery-days"]')?.content ?? '';
  const [sourceDeliveryDays, webhookDeliveryDays] = given.split(',').map(Number);
  if (!sourceDeliveryDays || !webhookDeliveryDays) return retention;
  return Object.assign({}, retention, { sourceDeliveryDays, webhookDeliveryDays });
}

/** Stored data, retention, and recipients. */
function Privacy() {
  const { legal } = useJoiningText();
  const { isSelfContained, outboundServices = isSelfContained ? [] : ['unknown'] } = useProduct();
  return (
    <>
      {!outboundServices.includes('cloud_pool') && <p>{legal.passwords}</p>}
      <p>{legal.stored}</p>
      <ul>
        {legal.kept(readKept(document)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Outside services={outboundServices} />
    </>
  );
}

function Document({ document, onClose }: Props) {
  const { app, legal, login: text } = useJoiningText();
  const { supportEmail } = useProduct();
  return (
    <Dialog title={text[document]} closeLabel={app.close} onClose={onClose}>
      <div className={styles.document}>
        {document === 'privacy' ? <Privacy /> : legal[document].map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {document === 'support' && supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      </div>
    </Dialog>
  );
}

/** One of the three texts; support includes the operator's address. */
export function LegalDialog(props: Props) {
  return (
    <JoiningText>
      <Document {...props} />
    </JoiningText>
  );
}
