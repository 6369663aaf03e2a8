-- These clocks take more than their admins were told of (product 22.4): they are told anew, and nothing goes for two weeks.
UPDATE "privacy" SET "begins" = "begins" - array['people', 'audits'] WHERE "begins" ?| array['people', 'audits'];
