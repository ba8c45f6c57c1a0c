import type { FastifyInstance } from 'fastify';
import { addReadRoutes, addServerRoutes } from './wire/read-routes.ts';
import { openTaxiiScope, type TaxiiPorts } from './wire/taxii-scope.ts';
import { addWriteRoutes } from './wire/write-routes.ts';

/** The TAXII 2.1 server (OASIS standard, 10 June 2021): saved views of threats for other programs. */
export function serveTaxii(app: FastifyInstance, ports: TaxiiPorts): Promise<void> {
  return openTaxiiScope(app, ports, (scope) => {
    addServerRoutes(scope, ports);
    addReadRoutes(scope, ports);
    addWriteRoutes(scope, ports);
  });
}
