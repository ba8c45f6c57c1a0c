import { createContext, useContext } from 'react';

/** Settings of this installation: the operator's choices, written into the page by the server. */
export type Product = {
  readonly name: string;
  /** Null where the operator named none. */
  readonly supportEmail: string | null;
  /** Whether nothing outside is set up: no mail server, model, gateway, cloud user pool or webhook. */
  readonly isSelfContained: boolean;
  /** The configured external services; `unknown` if the server could not determine them. */
  readonly outboundServices?: readonly string[];
  /** The legal texts that the operator has replaced. Absent: none. */
  readonly ownTexts?: readonly string[];
};

const read = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
const readList = (page: Document, name: string) => (read(page, name) ?? '').split(',').filter(Boolean);

export function readProduct(page: Document): Product {
  return {
    name: read(page, 'application-name') || 'Halyard',
    supportEmail: read(page, 'support-email') || null,
    isSelfContained: read(page, 'outbound-services') === '',
    outboundServices: readList(page, 'outbound-services'),
    ownTexts: readList(page, 'own-texts'),
  };
}

export const ProductContext = createContext<Product>({ name: 'Halyard', supportEmail: null, isSelfContained: true });

const carriers: readonly string[] = ['mail', 'text_messages', 'cloud_pool', 'unknown'];

/** Whether codes and invitations leave for the people they are for; where not, they stay in the outbox. */
export const useSendsMail = (): boolean => {
  const { outboundServices } = useProduct();
  return outboundServices === undefined || outboundServices.some((service) => carriers.includes(service));
};

export const useProduct = (): Product => useContext(ProductContext);
