export { connectAmplify } from '../connect-amplify.ts';
