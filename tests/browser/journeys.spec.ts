import { test } from '../support/browserTest.ts';
import { startOwnProduct, type OwnProduct } from '../support/ownProduct.ts';
import { deskJourneys } from './journeys/desk.ts';
import { friendsJourney } from './journeys/friends.ts';
import { householdJourneys } from './journeys/household.ts';
import { joiningJourneys } from './journeys/joining.ts';
import { spendingJourneys } from './journeys/spending.ts';

// Journeys that move the time, one after the other on one product. Each but the first starts from whatever time it finds.

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startOwnProduct(['default', 'au-retailer', 'ca-telecom']);
});
test.afterAll(() => product.stop());

test.describe('a member has friends', () => friendsJourney(() => product));
test.describe('support answers', () => deskJourneys(() => product));
test.describe('strangers join', () => joiningJourneys(() => product));
test.describe('a household’s events', () => householdJourneys(() => product));
test.describe('a household spends what it saved', () => spendingJourneys(() => product));
