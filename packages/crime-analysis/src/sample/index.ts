export { generateMonth, sampleMonths } from '../generate-month.ts';
