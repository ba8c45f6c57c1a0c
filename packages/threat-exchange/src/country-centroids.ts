// Country code (ISO 3166-1), latitude and longitude of a point near its middle, in degrees. Rounded facts, right to
// about a degree: enough to say "somewhere in this country", which is all that `accuracy: country` claims.
const table = `
AD 42.5 1.5, AE 24 54, AF 34 66, AG 17.1 -61.8, AI 18.2 -63.1, AL 41 20, AM 40 45, AO -12.5 18.5, AQ -80 0, AR -35 -65,
AS -14.3 -170.7, AT 47.5 14, AU -25 134, AW 12.5 -70, AX 60.2 20, AZ 40.5 47.5, BA 44 18, BB 13.2 -59.5, BD 24 90,
BE 50.7 4.6, BF 12.5 -1.7, BG 42.7 25.3, BH 26 50.6, BI -3.4 30, BJ 9.5 2.3, BL 17.9 -62.8, BM 32.3 -64.8, BN 4.5 114.7,
BO -17 -65, BQ 12.2 -68.3, BR -10 -53, BS 24.3 -76.5, BT 27.5 90.5, BV -54.4 3.4, BW -22 24, BY 53.5 28, BZ 17.2 -88.7,
CA 60 -96, CC -12.2 96.9, CD -3 24, CF 6.6 20.5, CG -1 15.5, CH 46.8 8.2, CI 7.6 -5.5, CK -21.2 -159.8, CL -36 -71.5,
CM 5.7 12.7, CN 35 104, CO 4 -73, CR 10 -84, CU 21.7 -79.5, CV 15.5 -24, CW 12.2 -69, CX -10.5 105.7, CY 35 33,
CZ 49.8 15.5, DE 51 10, DJ 11.7 42.6, DK 56 10, DM 15.4 -61.4, DO 19 -70.5, DZ 28 3, EC -1.5 -78.5, EE 58.7 25.5,
EG 26.5 30, EH 24.5 -13, ER 15.3 39, ES 40 -4, ET 8.7 39.5, FI 64 26, FJ -18 178, FK -51.8 -59, FM 6.9 158.2,
FO 62 -7, FR 46.5 2.5, GA -0.7 11.8, GB 54 -2, GD 12.1 -61.7, GE 42 43.5, GF 4 -53, GG 49.5 -2.6, GH 8 -1.2,
GI 36.1 -5.3, GL 72 -40, GM 13.5 -15.5, GN 10.5 -11, GP 16.2 -61.5, GQ 1.7 10.3, GR 39 22, GS -54.4 -36.7, GT 15.6 -90.3,
GU 13.4 144.8, GW 12 -15, GY 5 -59, HK 22.3 114.2, HM -53.1 73.5, HN 14.8 -86.5, HR 45.2 15.5, HT 19 -72.5, HU 47.2 19.4,
ID -2.5 118, IE 53.2 -8, IL 31.4 35, IM 54.2 -4.5, IN 22 79, IO -7.3 72.4, IQ 33 43.7, IR 32.5 54, IS 65 -18.5,
IT 42.8 12.5, JE 49.2 -2.1, JM 18.1 -77.3, JO 31.2 36.5, JP 36.5 138, KE 0.5 38, KG 41.5 74.5, KH 12.7 105, KI 1.4 173,
KM -12 43.9, KN 17.3 -62.7, KP 40 127, KR 36.5 127.8, KW 29.3 47.6, KY 19.3 -81.2, KZ 48 67, LA 18.5 103.8, LB 33.9 35.9,
LC 13.9 -61, LI 47.1 9.5, LK 7.6 80.7, LR 6.5 -9.4, LS -29.6 28.2, LT 55.3 24, LU 49.8 6.1, LV 57 25, LY 27 18,
MA 32 -6, MC 43.7 7.4, MD 47.2 28.5, ME 42.8 19.2, MF 18.1 -63.1, MG -19.4 46.7, MH 7.1 171.2, MK 41.6 21.7, ML 17.3 -3.5,
MM 21 96.5, MN 46.8 103, MO 22.2 113.6, MP 15.2 145.7, MQ 14.7 -61, MR 20.3 -10.4, MS 16.7 -62.2, MT 35.9 14.4,
MU -20.3 57.6, MV 3.7 73.2, MW -13.3 34.2, MX 23.7 -102.5, MY 3.8 109.7, MZ -17.3 35.5, NA -22.2 17.2, NC -21.3 165.5,
NE 17.4 9.4, NF -29 168, NG 9.6 8.1, NI 12.9 -85, NL 52.2 5.5, NO 62 10, NP 28.2 84, NR -0.5 166.9, NU -19 -169.9,
NZ -41.5 172.5, OM 20.6 56.1, PA 8.5 -80.1, PE -9.2 -74.4, PF -17.7 -149.4, PG -6.5 145, PH 12 122.5, PK 30 69.5,
PL 52 19.4, PM 46.9 -56.3, PN -24.4 -128.3, PR 18.2 -66.5, PS 31.9 35.2, PT 39.6 -8, PW 7.5 134.6, PY -23.2 -58.4,
QA 25.3 51.2, RE -21.1 55.5, RO 45.9 25, RS 44.2 20.8, RU 61 99, RW -2 29.9, SA 24 44.5, SB -8.9 159.6, SC -4.7 55.5,
SD 16 30, SE 62.5 16.5, SG 1.4 103.8, SH -16 -5.7, SI 46.1 14.8, SJ 78.5 18.5, SK 48.7 19.5, SL 8.6 -11.8, SM 43.9 12.5,
SN 14.4 -14.5, SO 5.5 46, SR 4.1 -55.9, SS 7.3 30.2, ST 0.3 6.7, SV 13.7 -88.9, SX 18 -63.1, SY 35 38.5, SZ -26.6 31.5,
TC 21.8 -71.8, TD 15.3 18.7, TF -49.3 69.3, TG 8.5 1, TH 15 101, TJ 38.5 71, TK -9.2 -171.8, TL -8.8 125.8, TM 39.1 59.4,
TN 34.1 9.6, TO -21.2 -175.2, TR 39 35.2, TT 10.5 -61.3, TV -8.5 179.2, TW 23.7 121, TZ -6.3 34.8, UA 49 31.4, UG 1.3 32.4,
UM 19.3 166.6, US 39.5 -98.5, UY -32.8 -56, UZ 41.8 63.1, VA 41.9 12.5, VC 13.2 -61.2, VE 7.1 -66.2, VG 18.4 -64.6,
VI 18 -64.8, VN 16.5 106.5, VU -16 167.5, WF -13.3 -176.2, WS -13.7 -172.2, YE 15.9 47.6, YT -12.8 45.2, ZA -29 25,
ZM -13.5 27.8, ZW -19 29.8`;

export interface Middle {
  /** Degrees. */
  readonly latitude: number;
  /** Degrees. */
  readonly longitude: number;
}

const centroids: ReadonlyMap<string, Middle> = new Map(
  table.split(',').map((row) => {
    const [code = '', latitude, longitude] = row.trim().split(' ');
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }] as const;
  }),
);

/** A point near the middle of a country, by its two letters of ISO 3166-1; null where no one knows the country. */
export const countryMiddle = (code: string): Middle | null => centroids.get(code) ?? null;

/** Every code that has a middle. */
export const countryCodes: readonly string[] = [...centroids.keys()];
