import type { SchemaSummary } from '@halyard/contracts/work/schemas.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** The specification's customer with orders. */
export const customerSchema = {
  $schema: draft,
  title: 'Customer data',
  description: 'A customer with contact details, addresses and orders.',
  type: 'object',
  required: ['id', 'name', 'email', 'createdAt'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Identifies the customer.' },
    name: { type: 'string', minLength: 1, maxLength: 200, description: 'Full name of the customer.' },
    email: { type: 'string', format: 'email', description: 'Address that receipts are sent to.' },
    phone: { type: 'string', description: 'Telephone number with country code.' },
    createdAt: { type: 'string', format: 'date-time', description: 'When the customer was registered.' },
    address: {
      type: 'object',
      description: 'Where orders are delivered unless an order says otherwise.',
      required: ['street', 'city', 'country'],
      properties: {
        street: { type: 'string', description: 'Street and house number.' },
        city: { type: 'string', description: 'Town or city.' },
        postalCode: { type: 'string', description: 'Postal code as the country writes it.' },
        country: {
          type: 'string',
          minLength: 2,
          maxLength: 2,
          description: 'Country code of ISO 3166-1, two letters.',
        },
      },
    },
    orders: {
      type: 'array',
      description: 'Orders of this customer, the newest first.',
      items: {
        type: 'object',
        required: ['orderId', 'orderDate', 'status', 'total'],
        properties: {
          orderId: { type: 'string', description: 'Identifies the order.' },
          orderDate: { type: 'string', format: 'date-time', description: 'When the order was placed.' },
          status: {
            type: 'string',
            enum: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
            description: 'How far the order has come.',
          },
          total: { type: 'number', minimum: 0, description: 'Sum of the order in its currency.' },
          items: {
            type: 'array',
            minItems: 1,
            description: 'What was ordered.',
            items: {
              type: 'object',
              required: ['productId', 'quantity'],
              properties: {
                productId: { type: 'string', description: 'Identifies the product.' },
                quantity: { type: 'integer', minimum: 1, description: 'Number of pieces.' },
                price: { type: 'number', minimum: 0, description: 'Price of one piece.' },
              },
            },
          },
        },
      },
    },
  },
} as const;

export const productSchema = {
  $schema: draft,
  title: 'Product inventory',
  description: 'A product, its price and its stock by warehouse.',
  type: 'object',
  required: ['sku', 'name', 'price', 'stock'],
  properties: {
    sku: { type: 'string', pattern: '^[A-Z]{3}-[0-9]{4}$', description: 'Stock keeping unit.' },
    name: { type: 'string', minLength: 1, description: 'Name on the shelf.' },
    category: {
      type: 'string',
      enum: ['electronics', 'clothing', 'home', 'food', 'other'],
      description: 'Where the product is listed.',
    },
    price: {
      type: 'object',
      description: 'What one piece costs.',
      required: ['amount', 'currency'],
      properties: {
        amount: { type: 'number', minimum: 0, description: 'Price of one piece.' },
        currency: { type: 'string', minLength: 3, maxLength: 3, description: 'Currency code of ISO 4217.' },
      },
    },
    stock: {
      type: 'array',
      description: 'Pieces by warehouse.',
      items: {
        type: 'object',
        required: ['warehouse', 'quantity'],
        properties: {
          warehouse: { type: 'string', description: 'Name of the warehouse.' },
          quantity: { type: 'integer', minimum: 0, description: 'Pieces that lie there now.' },
          countedAt: { type: 'string', format: 'date', description: 'Day of the last count.' },
        },
      },
    },
    discontinued: { type: 'boolean', default: false, description: 'True when it is no longer ordered.' },
  },
} as const;

export const transactionSchema = {
  $schema: draft,
  title: 'Order transactions',
  description: 'A payment that belongs to an order.',
  type: 'object',
  required: ['transactionId', 'orderId', 'amount', 'currency', 'method', 'occurredAt'],
  properties: {
    transactionId: { type: 'string', format: 'uuid', description: 'Identifies the transaction.' },
    orderId: { type: 'string', description: 'The order that is paid or refunded.' },
    kind: { type: 'string', enum: ['payment', 'refund'], description: 'Direction of the money.' },
    amount: { type: 'number', exclusiveMinimum: 0, description: 'Amount in the currency.' },
    currency: { type: 'string', minLength: 3, maxLength: 3, description: 'Currency code of ISO 4217.' },
    method: {
      type: 'string',
      enum: ['card', 'bank_transfer', 'invoice', 'voucher'],
      description: 'How it was paid.',
    },
    occurredAt: { type: 'string', format: 'date-time', description: 'When the money moved.' },
    note: { type: ['string', 'null'], description: 'Remark of the clerk.' },
  },
} as const;

/** The documents of `sampleSchemaList`, by the id of their summary. */
export const sampleSchemas: Readonly<Record<string, unknown>> = {
  'sample-customer': customerSchema,
  'sample-product': productSchema,
  'sample-transaction': transactionSchema,
};

/** The specification's list of three, for when no list can be had; newest first. */
export function sampleSchemaList(now: Date): SchemaSummary[] {
  const entries = [
    { id: 'sample-customer', source: 'customers.json', schema: customerSchema },
    { id: 'sample-product', source: 'inventory.json', schema: productSchema },
    { id: 'sample-transaction', source: 'transactions.json', schema: transactionSchema },
  ];
  return entries.map(({ id, source, schema }, at) => ({
    id,
    source,
    title: schema.title,
    description: schema.description,
    createdAt: new Date(now.getTime() - at * 24 * 60 * 60 * 1000).toISOString(),
    origin: 'sample',
    family: id,
    version: 1,
    sample: true,
  }));
}
