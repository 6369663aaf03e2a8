import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { SearchField } from '#ui/list/SearchField.tsx';
import { addressQuery } from '../geocoder.ts';
import { incidentMapTexts } from '../texts.ts';
import classes from './AddressSearch.module.css';

/** Looks an address up and moves the map there. Only where the installation has a server for it (product 19.8). */
export function AddressSearch({ onGo }: { onGo: (longitude: number, latitude: number) => void }) {
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(addressQuery(text));
  return (
    <div className={classes.search}>
      <SearchField
        label={incidentMapTexts.findAddress}
        placeholder={incidentMapTexts.findAddress}
        search={text}
        onSearch={setText}
      />
      {error && <ErrorCard title={incidentMapTexts.unableToFindAddress} error={error} onRetry={refetch} />}
      <div role="status">{data?.length === 0 && incidentMapTexts.noAddress({ text })}</div>
      {data && data.length > 0 && (
        <ul aria-label={incidentMapTexts.addressesFound}>
          {data.map(({ name, longitude, latitude }) => (
            <li key={`${name} ${longitude} ${latitude}`}>
              <Button variant="subtle" onClick={() => onGo(longitude, latitude)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
