import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard.tsx';
import { SearchField } from '../../../../ui/list/SearchField.tsx';
import { addressQuery } from '../geocoder.ts';
import classes from './AddressSearch.module.css';

/** Looks an address up and moves the map there. Only where the installation has a server for it (product 19.8). */
export function AddressSearch({ onGo }: { onGo: (longitude: number, latitude: number) => void }) {
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(addressQuery(text));
  return (
    <div className={classes.search}>
      <SearchField label="Find an address" placeholder="Find an address" search={text} onSearch={setText} />
      {error && <ErrorCard title="Unable to look up addresses" error={error} onRetry={refetch} />}
      <div role="status">{data?.length === 0 && `No address found for “${text}”.`}</div>
      {data && data.length > 0 && (
        <ul aria-label="Addresses found">
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
