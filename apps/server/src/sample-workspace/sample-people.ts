import type { Role } from '@halyard/contracts/accounts/roles.ts';

export type SamplePerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly department: string;
};

/** One administrator, five analysts and two viewers; example.com is reserved, no mail can reach a stranger. */
export const samplePeople: readonly SamplePerson[] = [
  { email: 'admin@example.com', firstName: 'Ingrid', lastName: 'Vale', role: 'admin', department: 'Engineering' },
  {
    email: 'amara.keller@example.com',
    firstName: 'Amara',
    lastName: 'Keller',
    role: 'analyst',
    department: 'Data Science',
  },
  {
    email: 'reuben.mensah@example.com',
    firstName: 'Reuben',
    lastName: 'Mensah',
    role: 'analyst',
    department: 'Engineering',
  },
  {
    email: 'lin.okafor@example.com',
    firstName: 'Lin',
    lastName: 'Okafor',
    role: 'analyst',
    department: 'Data Science',
  },
  {
    email: 'noor.haddad@example.com',
    firstName: 'Noor',
    lastName: 'Haddad',
    role: 'analyst',
    department: 'Engineering',
  },
  {
    email: 'jonas.weiss@example.com',
    firstName: 'Jonas',
    lastName: 'Weiss',
    role: 'analyst',
    department: 'Data Science',
  },
  {
    email: 'tomas.lindqvist@example.com',
    firstName: 'Tomas',
    lastName: 'Lindqvist',
    role: 'viewer',
    department: 'Marketing',
  },
  { email: 'priya.sato@example.com', firstName: 'Priya', lastName: 'Sato', role: 'viewer', department: 'Sales' },
];
