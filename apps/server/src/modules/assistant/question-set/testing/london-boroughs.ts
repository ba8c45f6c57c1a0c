/** The 32 boroughs and the City of London, as the names of their areas begin (Office for National Statistics). */
export const londonBoroughs: readonly string[] = [
  ...['Barking and Dagenham', 'Barnet', 'Bexley', 'Brent', 'Bromley', 'Camden', 'City of London', 'Croydon', 'Ealing'],
  ...['Enfield', 'Greenwich', 'Hackney', 'Hammersmith and Fulham', 'Haringey', 'Harrow', 'Havering', 'Hillingdon'],
  ...['Hounslow', 'Islington', 'Kensington and Chelsea', 'Kingston upon Thames', 'Lambeth', 'Lewisham', 'Merton'],
  ...['Newham', 'Redbridge', 'Richmond upon Thames', 'Southwark', 'Sutton', 'Tower Hamlets', 'Waltham Forest'],
  ...['Wandsworth', 'Westminster'],
];
