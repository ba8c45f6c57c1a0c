import { listAddressPlaces } from '@halyard/contracts/inflow/enrichment.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useCountryName } from '../../preferences/country-name.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { enrichmentWords } from '../../text/loaders/enrichment.ts';
import { SelectMenu } from '../../ui/form/select-menu.tsx';
import { observablesKey } from './observable-queries.ts';

const readAgainMs = 300_000;

function usePlaces() {
  const call = useApi();
  return useQuery({
    queryKey: [...observablesKey, 'places'],
    queryFn: ({ signal }) => call(listAddressPlaces, { signal }),
    staleTime: readAgainMs,
  });
}

type Value = string | undefined;
/** The filter of a view, as a sentence. */
export function usePlaceWords() {
  const { places: text } = useMessages(enrichmentWords);
  const countryName = useCountryName();
  return {
    countryIs: (value: string) =>
      value === 'unknown'
        ? text.unknownCountry
        : value === 'none'
          ? text.noCountry
          : text.countryIs(countryName(value)),
    asnIs: (value: string) =>
      value === 'unknown' ? text.unknownAsn : value === 'none' ? text.noAsn : text.asnIs(value),
  };
}

type Option = readonly [value: string, word: string];
type ChoiceProps = {
  readonly label: string;
  readonly any: string;
  readonly value: Value;
  readonly options: readonly Option[];
  readonly onChoose: (value: Value) => void;
};

function PlaceChoice({ label, any, value, options, onChoose }: ChoiceProps) {
  const isListed = value === undefined || options.some(([one]) => one === value);
  return (
    <SelectMenu label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{any}</option>
      {(isListed ? options : [[value, value] as const, ...options]).map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </SelectMenu>
  );
}

type Props = {
  readonly country: Value;
  readonly asn: Value;
  readonly onCountry: (value: Value) => void;
  readonly onAsn: (value: Value) => void;
};

/** Country and autonomous system of addresses, once MMDB files have placed some. */
export function PlaceFilters({ country, asn, onCountry, onAsn }: Props) {
  const { places: text } = useMessages(enrichmentWords);
  const countryName = useCountryName();
  const places = usePlaces().data;
  if (!country && !asn && !places?.countries.length && !places?.networks.length) return null;
  const countries = (places?.countries ?? [])
    .map((code): Option => [code, countryName(code)])
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  const networks = (places?.networks ?? []).map(
    (one): Option => [String(one.asn), one.name === null ? `AS${one.asn}` : `AS${one.asn} ${one.name}`],
  );
  return (
    <>
      <PlaceChoice
        label={text.country}
        any={text.anyCountry}
        value={country}
        options={[['unknown', text.unknownCountry], ['none', text.noCountry], ...countries]}
        onChoose={onCountry}
      />
      <PlaceChoice
        label={text.asn}
        any={text.anyAsn}
        value={asn}
        options={[['unknown', text.unknownAsn], ['none', text.noAsn], ...networks]}
        onChoose={onAsn}
      />
    </>
  );
}
