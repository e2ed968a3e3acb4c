/** The matchers of Testing Library (toBeVisible, toHaveAccessibleName …). */
import "@testing-library/jest-dom";
