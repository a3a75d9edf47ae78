'use client';

import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { useState } from 'react';

/** Runs in browsers, and draws what documents have too. */
export default function Shifts() {
  const [keepers, setKeepers] = useState(1);
  return (
    <div>
      <Tabs>
        <TabItem value="day" label="Day shift">
          Keepers by day: {keepers}
        </TabItem>
        <TabItem value="night" label="Night shift">
          One keeper by night
        </TabItem>
      </Tabs>
      <button type="button" onClick={() => setKeepers(keepers + 1)}>
        Another keeper
      </button>
    </div>
  );
}
