import { randomUUID } from 'node:crypto';
import { openBrowser } from './amplify/browser.ts';
import { type Comparison, compareFlow, describeComparison } from './amplify/compare-flow.ts';
import { allFlows } from './amplify/flows/all-flows.ts';
import { startCognitoLocal } from './amplify/start-cognito-local.ts';
import { type Figure, plain } from './measure.ts';
import { makeFolder, removeFolder, startProduct } from './product.ts';
import { openTextGateway } from './text-gateway.ts';

async function startHalyard() {
  const folder = makeFolder();
  const gateway = await openTextGateway();
  const adminToken = randomUUID() + randomUUID();
  const settings = {
    HALYARD_IDENTITY_ADMIN_TOKEN: adminToken,
    HALYARD_SMS_URL: gateway.url,
    HALYARD_SECOND_FACTOR: 'administrators',
  };
  const product = await startProduct(folder, undefined, settings);
  return {
    address: { kind: 'halyard', url: product.url, adminToken, gatewayUrl: gateway.url } as const,
    async stop() {
      await product.stop();
      gateway.close();
      removeFolder(folder);
    },
  };
}

function countFlows(comparisons: readonly Comparison[]): Figure[] {
  const total = comparisons.length;
  const own = comparisons.filter(({ halyard }) => halyard.works).length;
  const other = comparisons.filter(({ cognitoLocal }) => cognitoLocal.works).length;
  return [
    plain('flows that Halyard supports', `${own} of ${total}`),
    plain('flows that cognito-local supports', `${other} of ${total}`),
  ];
}

/**
 * The same unmodified Amplify against our pool and against cognito-local, flow by flow: whether it works, how long it
 * takes (median of five walks, Amplify's own arithmetic included) and how much of that is waiting for answers. The ratio
 * is cognito-local's time over ours.
 */
export async function measureAmplifySideBySide(): Promise<Figure[]> {
  const [own, other] = [await startHalyard(), await startCognitoLocal()];
  const browsers = { halyard: openBrowser(own.address), cognitoLocal: openBrowser(other.address) };
  const comparisons: Comparison[] = [];
  try {
    for (const { name } of allFlows) comparisons.push(await compareFlow(name, browsers));
  } finally {
    await Promise.all([browsers.halyard.close(), browsers.cognitoLocal.close()]);
    await Promise.all([own.stop(), other.stop()]);
  }
  return [...comparisons.map(describeComparison), ...countFlows(comparisons)];
}
