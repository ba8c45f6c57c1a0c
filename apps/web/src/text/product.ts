import { createContext, useContext } from 'react';

/** What this installation is called, and where its people find help; the operator's choice, written into the page. */
export type Product = {
  readonly name: string /** Null where the operator named none. */;
  readonly supportEmail: string | null;
};

const read = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();

export function readProduct(page: Document): Product {
  return { name: read(page, 'application-name') || 'Halyard', supportEmail: read(page, 'support-email') || null };
}

export const ProductContext = createContext<Product>({ name: 'Halyard', supportEmail: null });

export const useProduct = (): Product => useContext(ProductContext);
